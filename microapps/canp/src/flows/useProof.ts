import { useAction } from '@wallet/kit/app';
import { pickFile } from '@wallet/kit/common';
import { formatServerTime } from '@wallet/kit/format';
import { toast } from '@wallet/kit/ui';
import { sendProof } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const MOST_BYTES = 5_000_000;

const encode = (file: Blob) =>
  new Promise<string | null>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.readAsDataURL(file);
  });

/** Shows that something was done: by a photo of now, or a receipt of the wallet. */
export function useProof(activity: string, onSent: () => void) {
  const { activity: t } = messages.use();
  const lostWords = () => ({ id: 'proofLost', text: t.lost });
  const send = useAction(
    async (proof: { image: string; at: string } | { receiptId: string }) => {
      await sendProof({ activity, ...proof });
      toast(t.sent);
      onSent();
    },
    { lostWords },
  );
  async function photo() {
    const picked = await pickFile({ accept: 'image/*', capture: 'environment', maxBytes: MOST_BYTES });
    if (picked.kind === 'cancelled') return;
    const image = picked.kind === 'picked' ? await encode(picked.file) : null;
    if (picked.kind !== 'picked' || image === null) {
      toast(picked.kind === 'tooLarge' ? t.tooLarge : t.noPhoto);
      return;
    }
    await send.run({ image, at: formatServerTime(new Date(picked.file.lastModified)) });
  }
  return { photo, receipt: (receiptId: string) => send.run({ receiptId }), isSending: send.isRunning };
}
