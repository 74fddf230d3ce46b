import { PortraitPhoto } from '@wallet/kit/app';
import { toast } from '@wallet/kit/ui';
import { sendPhoto } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Three by four, as a card has it. */
const plan = { width: 450, height: 600, look: 'card' } as const;

/** The photo of a card; what is left of it here is its number. */
export function CardPhoto({ onSent }: { onSent: (photoId: string) => unknown }) {
  const { photo: t } = messages.use();
  return (
    <PortraitPhoto
      plan={plan}
      lead={t.title}
      hint={t.note}
      rules={t.rules}
      purpose="studentCard"
      send={async (picture) => {
        const photoId = await sendPhoto(picture);
        toast(t.sent);
        await onSent(photoId);
      }}
    />
  );
}
