import { defineFlow, useAction, usePerson, useWallet } from '@wallet/kit/app';
import { signAsOneself } from '@wallet/kit/common';
import { type Infer, v } from '@wallet/kit/schema';
import { alert } from '@wallet/kit/ui';
import { issueCertificate, listCertificates } from '../api/calls.ts';
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

/** Signs and has it issued; where the answer was lost, the list says whether it was. */
export function useIssue({ name: _, ...wish }: Infer<typeof schema>, content: string) {
  const { navigate } = useWallet();
  const person = usePerson();
  const { clear } = applying.useDraft();
  const show = async (number: string) => {
    await clear();
    navigate.replace('FSO12300', { query: { certNo: number }, asks: false });
  };
  return useAction(
    async () => {
      const { loginCode = '', certSerial = '' } = person ?? {};
      const signed = await signAsOneself({ loginCode, certSerial }, content);
      if (signed.kind === 'failed') return alert({ id: signed.messageId });
      if (signed.kind === 'cancelled') return;
      const { signature, certSerial: serial } = signed;
      const { number } = await issueCertificate({ ...wish, signature, certSerial: serial });
      await show(number);
    },
    {
      onLost: async () => {
        const known = (await listCertificates()).find(({ key }) => key === wish.key);
        if (known) await show(known.number);
      },
    },
  );
}
