import { AgreeToService, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { isServiceJoined, joinService, readTerms, walletServices } from '@wallet/kit/common';
import { Bullets, EmptyState, IconTile, Lead, Note, Section, toast } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

const serviceCode = walletServices.airTicket;

export function FLY10000() {
  const { join: t, promise } = messages.use();
  const { navigate } = useWallet();
  const shareId = useQuery().get('shareId');
  const goOn = () =>
    shareId ? navigate.replace('FLY41100', { query: { shareId } }) : navigate.replace('FLY20000');
  const load = useLoad((signal) =>
    Promise.all([isServiceJoined(serviceCode, { signal }), readTerms({ serviceCode }, { signal })]),
  );
  return (
    <Screen of={load}>
      {([isJoined, terms]) =>
        isJoined ? (
          <EmptyState title={t.already} action={{ label: t.see, action: 'see', onClick: goOn }} />
        ) : (
          <AgreeToService
            service={serviceCode}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await joinService({ serviceCode });
              toast(t.done);
              goOn();
            }}
          >
            <IconTile picture="flight" size="large" />
            <Lead title={promise}>{t.note}</Lead>
            <Section title={t.where}>
              <Bullets texts={t.whereTexts} />
            </Section>
            <Note>{t.who}</Note>
          </AgreeToService>
        )
      }
    </Screen>
  );
}
