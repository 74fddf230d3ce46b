import { OwnPhone } from '@wallet/kit/app';
import { sendPhoneCode } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** A code to the member's own phone. */
export function ProvePhone({ onChecked }: { onChecked: (checkId: string) => unknown }) {
  const { start: t } = messages.use();
  return <OwnPhone title={t.phone} send={() => sendPhoneCode()} onChecked={onChecked} />;
}
