import { messages } from '../messages/index.ts';
import { SignUpFlow } from './SignUpFlow.tsx';

export function FME72000() {
  const { join: t } = messages.use();
  return <SignUpFlow title={t.title} way="phone" />;
}
