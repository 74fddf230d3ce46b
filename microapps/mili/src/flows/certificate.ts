import { defineFlow, useAction, useCertificateSign, useWallet } from '@wallet/kit/app';
import { type Infer, v } from '@wallet/kit/schema';
import { toast } from '@wallet/kit/ui';
import { askForSignature, issueCertificate, listCertificates } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { purposes } from '../model/service.ts';

const schema = v.object({
  /** of this wish: issued once for it */
  key: v.string(),
  targetId: v.string(),
  name: v.string(),
  purpose: v.picklist(purposes),
  receiver: v.string(),
  isFull: v.boolean(),
  withReason: v.boolean(),
});

/** The certificate under way: for whom, for what, and what stands on it. */
export const applying = defineFlow('certificate', {
  first: 'FSO12100',
  schema,
});

/** Has its text signed with the wallet certificate, and issues it; where the answer was lost, the list says whether it was. */
export function useIssue({ name: _, ...wish }: Infer<typeof schema>) {
  const { sign: t } = messages.use();
  const { navigate } = useWallet();
  const { clear } = applying.useDraft();
  const show = async (number: string) => {
    await clear();
    navigate.replace('FSO12300', { query: { certNo: number }, asks: false });
  };
  const issue = useAction(async () => show((await issueCertificate(wish.key)).number), {
    on: { SIGN_NEEDED: () => toast(t.unsigned) },
    onLost: async () => {
      const known = (await listCertificates()).find(({ key }) => key === wish.key);
      if (known) await show(known.number);
    },
  });
  // Closed or killed, the page may have signed it all the same: the office knows.
  const sign = useCertificateSign(wish.key, (end) => (end === 'refused' ? toast(t.unsigned) : issue.run()));
  const ask = useAction(async () => sign(await askForSignature(wish)));
  return { ...ask, isRunning: ask.isRunning || issue.isRunning };
}
