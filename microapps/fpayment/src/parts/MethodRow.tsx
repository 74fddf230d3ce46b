import { useWallet } from '@wallet/kit/app';
import { Button, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import type { Method } from '../model/payment.ts';

/** What pays, and the way to change it. */
export function MethodRow({ method }: { method: Method }) {
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
  return (
    <Section title={t.facts.method} action={change}>
      <p data-part="method">{t.methods[method]}</p>
    </Section>
  );
}
