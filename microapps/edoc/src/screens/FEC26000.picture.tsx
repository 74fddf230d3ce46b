import { Part, useLoad } from '@wallet/kit/app';
import { EmptyState, InlineNotice, Stack } from '@wallet/kit/ui';
import { readImage } from '../api/calls.ts';
import { ReceiptScreen } from '../flows/ReceiptScreen.tsx';
import { messages } from '../messages/index.ts';
import { Zoom } from '../parts/Zoom.tsx';

export function FEC26000() {
  const { photo: t } = messages.use();
  return (
    <ReceiptScreen>
      {({ receipt: { id, hasPhoto } }) =>
        hasPhoto ? <Photo id={id} /> : <EmptyState title={t.none} description={t.noneHint} />
      }
    </ReceiptScreen>
  );
}

function Photo({ id }: { id: string }) {
  const { photo: t, mine } = messages.use();
  const load = useLoad(readImage, { id, of: 'receipt' });
  return (
    <Stack>
      <Part of={load}>{(src) => <Zoom src={src} alt={t.name} label={t.zoom} />}</Part>
      <InlineNotice>{mine}</InlineNotice>
    </Stack>
  );
}
