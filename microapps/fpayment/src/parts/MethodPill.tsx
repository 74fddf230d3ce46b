import { useWallet } from '@wallet/kit/app';
import { Facts, MeansPill } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Balances, PointsMost } from '../model/balances.ts';
import type { Method } from '../model/payment.ts';
import { MethodFace } from './MethodFace.tsx';

interface MethodPillProps {
  method: Method;
  pointsMost: PointsMost;
  balances: Balances;
  /** for this payment alone; unless told, for all */
  onChange?: () => void;
}

/** Over an amount: what pays it, what is in it, and the way to change it. */
export function MethodPill({ method, pointsMost, balances: { points, account }, onChange }: MethodPillProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const left = account?.left ?? null;
  const known = [
    ...(points === null ? [] : [t.points({ amount: points })]),
    ...(left === null ? [] : [t.won({ amount: left })]),
  ];
  const isCapped = method === 'pointsFirst' && pointsMost !== null;
  return (
    <MeansPill
      leading={<MethodFace isPoints={method === 'pointsFirst'} account={account} size="small" />}
      action={onChange ? 'choosePoints' : 'changeMethod'}
      onChange={onChange ?? (() => navigate.push('FFQ04000'))}
      {...(known.length > 0 && {
        note: (
          <span data-part="balances">
            <Facts>{t.balances.left({ known: known.join(' · ') })}</Facts>
          </span>
        ),
      })}
    >
      <span data-part="method">
        {isCapped ? t.balances.capped({ amount: pointsMost }) : t.methods[method]}
      </span>
    </MeansPill>
  );
}
