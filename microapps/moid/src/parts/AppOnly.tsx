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
import { issuerOf, kinds, pictureOf } from '../model/card.ts';

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

const behind = { add: WhichThereAre, show: WhatIsShown, card: WhatItIs };

const openHere = () => goToApp(`${window.location.pathname}${window.location.search}`);

/** The wallet is in the phone: in a browser the way on is the app, on this phone or the one that reads the code. */
export function AppOnly() {
  const { appOnly: t } = messages.use();
  const { origin, pathname } = window.location;
  const want = wants(pathname);
  const Behind = behind[want];
  return (
    <>
      <Stack>
        <Lead title={t.titles[want]}>{t.leads[want]}</Lead>
        <Behind />
      </Stack>
      {hasRoom() && (
        <Card>
          <Stack>
            <QrCode value={`${origin}${pathname}`} label={t.code} isZoomable />
            <Note>{t.scan}</Note>
          </Stack>
        </Card>
      )}
      {/* The rows lead there, too. */}
      <MainButton variant={want === 'add' ? 'secondary' : 'primary'} action="openApp" run={openHere}>
        {t.open}
      </MainButton>
    </>
  );
}

/** Which there are, each with its issuer: the app then says which of them are the customer's to have. */
function WhichThereAre() {
  const { kinds: names, issuers } = messages.use();
  return (
    <List>
      {kinds.map((kind) => (
        <ListItem
          key={kind}
          action={kind}
          leading={<IconTile picture={pictureOf[kind]} />}
          title={names[kind]}
          description={issuers[issuerOf[kind]]}
          onClick={openHere}
        />
      ))}
    </List>
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
