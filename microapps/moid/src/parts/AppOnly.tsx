import { goToApp, MainButton } from '@wallet/kit/app';
import { Card, CredentialCard, IconTile, Lead, List, ListItem, Note, QrCode, Stack } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** A phone cannot scan its own screen: there the button is enough. */
const hasRoom = () => window.matchMedia?.('(min-width: 48rem)').matches ?? false;

/** What one came for, by the screen that stands behind; any other wants the card. */
const wants = (pathname: string) =>
  pathname.endsWith('FMC13000') ? 'add' : pathname.endsWith('FMC20000') ? 'show' : 'card';

const reasons = [
  ['phone', 'security'],
  ['face', 'facecheck'],
  ['parts', 'proof'],
] as const;

/** The wallet is in the phone: in a browser the way on is the app, on this phone or the one that reads the code. */
export function AppOnly() {
  const { appOnly: t, kinds, issuers } = messages.use();
  const { origin, pathname, search } = window.location;
  return (
    <>
      <Stack>
        <Lead title={t.titles[wants(pathname)]} />
        {/* Nobody's: what a card in the app looks like. */}
        <div aria-hidden="true">
          <CredentialCard
            title={kinds.resident}
            issuer={issuers.interior}
            name={t.sampleName}
            state="valid"
            stateText={t.sample}
            picture="moid"
            facts={[{ label: t.birth, value: t.sampleBirth }]}
            isStill
          />
        </div>
        <List>
          {reasons.map(([reason, picture]) => (
            <ListItem
              key={reason}
              leading={<IconTile picture={picture} />}
              title={t[reason].title}
              description={t[reason].text}
            />
          ))}
        </List>
      </Stack>
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
