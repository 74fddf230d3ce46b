import { SignUpFlow } from '../flows/SignUpFlow.tsx';
import { messages } from '../messages/index.ts';

export function FME72000() {
  const { join: t } = messages.use();
  return <SignUpFlow title={t.title} way="phone" />;
}
