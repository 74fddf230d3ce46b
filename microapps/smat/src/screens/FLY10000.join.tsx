import { AgreeToService, MainButton, Screen, useLoad, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { isServiceJoined, joinService, readTerms, walletServices } from '@wallet/kit/common';
import { IconTile, Lead, List, ListItem, Note, Section, toast } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { TooYoung } from '../parts/TooYoung.tsx';

const serviceCode = walletServices.airTicket;

export function FLY10000() {
  const { join: t, promise } = messages.use();
  const { navigate } = useWallet();
  const isMinor = usePerson()?.isMinor ?? false;
  const shareId = useQuery().get('shareId');
  const goOn = () =>
    shareId ? navigate.replace('FLY41100', { query: { shareId } }) : navigate.replace('FLY20000');
  const load = useLoad((signal) =>
    Promise.all([isServiceJoined(serviceCode, { signal }), readTerms({ serviceCode }, { signal })]),
  );
  if (isMinor)
    return (
      <Screen>
        <TooYoung />
      </Screen>
    );
  return (
    <Screen of={load}>
      {([isJoined, terms]) =>
        isJoined ? (
          <>
            <Lead picture="flight" title={t.already}>
              {t.note}
            </Lead>
            <Where />
            <MainButton action="see" run={goOn}>
              {t.see}
            </MainButton>
          </>
        ) : (
          <AgreeToService
            picture="flight"
            title={promise}
            note={t.note}
            service={serviceCode}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await joinService({ serviceCode });
              toast(t.done);
              goOn();
            }}
          >
            <Where />
          </AgreeToService>
        )
      }
    </Screen>
  );
}

/** Where it can be shown, and whose flights it takes. */
function Where() {
  const { join: t } = messages.use();
  return (
    <>
      <Section title={t.where}>
        <List>
          {t.places.map(({ picture, title, text }) => (
            <ListItem
              key={picture}
              leading={<IconTile picture={picture} />}
              title={title}
              description={text}
            />
          ))}
        </List>
      </Section>
      <Note>{t.who}</Note>
    </>
  );
}
