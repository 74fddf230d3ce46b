import { pickPicture, useAction } from '@wallet/kit/app';
import { formatServerTime } from '@wallet/kit/format';
import { toast } from '@wallet/kit/ui';
import { sendProof } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

const MOST_BYTES = 5_000_000;

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
    // What was done is proved by where and when the photo was taken.
    const picture = await pickPicture({
      mostBytes: MOST_BYTES,
      capture: 'environment',
      keepsCameraData: true,
    });
    if (picture) await send.run({ image: picture.image, at: formatServerTime(new Date(picture.at)) });
  }
  return { photo, receipt: (receiptId: string) => send.run({ receiptId }), isSending: send.isRunning };
}
