import { FaceCheck, useAction, useWallet } from '@wallet/kit/app';
import { useState } from 'react';
import { beginCase, checkFace } from '../api/calls.ts';
import { ProvePhone } from './ProvePhone.tsx';

interface ProveMyselfProps {
  purpose: 'move' | 'reset';
  onProven: (transactionId: string) => unknown;
}

/** Phone, then face: who one is, where no card is at hand. */
export function ProveMyself({ purpose, onProven }: ProveMyselfProps) {
  const { navigate } = useWallet();
  const [txId, setTxId] = useState('');
  const begin = useAction(async (phoneCheck: string) => {
    setTxId((await beginCase({ purpose, phoneCheck })).transactionId);
  });
  if (txId === '') return <ProvePhone onChecked={begin.run} />;
  return (
    <FaceCheck
      purpose={purpose}
      check={(faceImg) => checkFace({ txId, faceImg })}
      onGood={() => onProven(txId)}
      onOtherWay={() => navigate.push('FMC40000')}
    />
  );
}
