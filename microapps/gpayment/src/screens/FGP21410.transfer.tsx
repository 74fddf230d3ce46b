import { useService } from '../parts/useService.ts';
import { ProofFrame } from './service/ProofFrame.tsx';
import { TransferProof } from './service/TransferProof.tsx';

export function FGP21410() {
  const { transfer: t } = useService();
  return (
    <ProofFrame title={t.title} lead={t.lead} text={t.text}>
      {(account) => <TransferProof account={account} />}
    </ProofFrame>
  );
}
