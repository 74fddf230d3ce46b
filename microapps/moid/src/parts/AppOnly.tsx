import { goToApp, MainButton } from '@wallet/kit/app';
import {
  Badge,
  Bullets,
  Card,
  CredentialCard,
  IconTile,
  Lead,
  List,
  ListItem,
  Note,
  QrCode,
  Section,
  Stack,
} from '@wallet/kit/ui';
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

/** What each asks for, and no more. */
const shown = [
  ['shop', 'fpayment'],
  ['bank', 'account'],
  ['plane', 'flight'],
  ['rental', 'car'],
] as const;

/** The wallet is in the phone: in a browser the way on is the app, on this phone or the one that reads the code. */
export function AppOnly() {
  const { appOnly: t } = messages.use();
  const { origin, pathname, search } = window.location;
  const want = wants(pathname);
  return (
    <>
      <Stack>
        <Lead title={t.titles[want]}>{want === 'show' ? t.showLead : t.lead}</Lead>
        {want === 'show' ? <WhatIsShown /> : <WhatItIs />}
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

function WhatItIs() {
  const { appOnly: t, kinds, issuers } = messages.use();
  return (
    <>
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
    </>
  );
}

function WhatIsShown() {
  const { appOnly: t } = messages.use();
  return (
    <>
      <Section title={t.where}>
        <List label={t.where}>
          {shown.map(([where, picture]) => (
            <ListItem
              key={where}
              leading={<IconTile picture={picture} />}
              title={t.shown[where].title}
              description={t.shown[where].text}
              {...(where === 'shop' && { badge: <Badge tone="success">{t.shown.shop.badge}</Badge> })}
            />
          ))}
        </List>
      </Section>
      <Section title={t.how}>
        <Bullets isOrdered texts={t.steps} />
      </Section>
    </>
  );
}
