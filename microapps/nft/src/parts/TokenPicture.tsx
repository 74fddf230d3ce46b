import { EmptyState, Gallery } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { pictureOf } from '../model/pictureOf.ts';

/** A token's picture; a placeholder with words where it is missing. */
export function TokenPicture({ url, name }: { url: string; name: string }) {
  const { token: t } = messages.use();
  const [hasFailed, setFailed] = useState(false);
  const src = pictureOf(url);
  if (hasFailed || src === '') return <EmptyState title={t.noPicture} picture="none" />;
  return (
    <div onErrorCapture={() => setFailed(true)}>
      <Gallery images={[{ src, alt: name }]} />
    </div>
  );
}
