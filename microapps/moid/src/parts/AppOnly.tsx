import { goToApp, MainButton } from '@wallet/kit/app';
import { Card, Hero, IconTile, Note, QrCode, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** A phone cannot scan its own screen: there the button is enough. */
const hasRoom = () => window.matchMedia?.('(min-width: 48rem)').matches ?? false;

/** The wallet is in the phone: in a browser the way on is the app, on this phone or the one that reads the code. */
export function AppOnly() {
  const { appOnly: t } = messages.use();
  const { origin, pathname, search } = window.location;
  return (
    <>
      <Hero isPromise label={t.title} note={t.hint} art={<IconTile picture="moid" size="large" />} />
      {hasRoom() && (
        <Card>
          <Stack>
            <QrCode value={`${origin}${pathname}`} label={t.code} isZoomable />
            <Note>{t.scan}</Note>
          </Stack>
        </Card>
      )}
      <MainButton action="openApp" run={() => goToApp(`${pathname}${search}`)}>
        {t.open}
      </MainButton>
    </>
  );
}
