import { useWallet } from '@wallet/kit/app';
import { Button, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Balances, PointsMost } from '../model/balances.ts';
import type { Method } from '../model/payment.ts';
import { BalanceRows } from './BalanceRows.tsx';

interface MethodRowProps {
  method: Method;
  pointsMost: PointsMost;
  balances: Balances;
}

/** What pays and what is in it, and the way to change it. */
export function MethodRow({ method, pointsMost, balances }: MethodRowProps) {
  const t = messages.use();
  const { navigate } = useWallet();
  const change = (
    <Button
      variant="text"
      size="small"
      action="changeMethod"
      label={t.code.change}
      onClick={() => navigate.push('FFQ04000')}
    >
      {t.code.change}
    </Button>
  );
  const isCapped = method === 'pointsFirst' && pointsMost !== null;
  return (
    <Section title={t.facts.method} action={change}>
      <p data-part="method">{isCapped ? t.balances.capped({ amount: pointsMost }) : t.methods[method]}</p>
      <BalanceRows balances={balances} />
    </Section>
  );
}
