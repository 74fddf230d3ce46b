import { AgreeToService, Gone, Screen } from '@wallet/kit/app';
import { readTermAgreements, readTerms } from '@wallet/kit/common';
import { Bullets, InlineNotice, Stack } from '@wallet/kit/ui';
import { opening } from '../flows/opening.ts';
import { readGold, service } from '../flows/readGold.ts';
import { messages } from '../messages/index.ts';
import { gramsText, spreadOn } from '../model/gold.ts';

const EXAMPLE = 1_000_000;

export const FGS21000 = opening.step(
  {
    ask: async (_, { signal }) => {
      const [{ price, gold }, terms, agreements] = await Promise.all([
        readGold(signal),
        readTerms(service, { signal }),
        readTermAgreements(service.serviceCode, { signal }),
      ]);
      return { price, gold, terms, agreements };
    },
  },
  function About({ data: { price, gold, terms, agreements }, begin, goOn }) {
    const t = messages.use();
    if (gold.isYoung || gold.state === 'open') {
      const why = gold.isYoung
        ? { picture: 'locked' as const, title: t.refusals.age, description: '' }
        : {
            picture: 'gold' as const,
            title: t.refusals.already,
            description: t.refusals.holds({ grams: gramsText(gold.grams).replace(/\.?0+$/, '') }),
          };
      return (
        <Screen step={null}>
          <Gone to="FGS11000" action={t.gone.action} {...why} />
        </Screen>
      );
    }
    return (
      <Screen>
        <AgreeToService
          picture="gold"
          title={t.about.lead}
          service={service.serviceCode}
          terms={terms}
          agreed={agreements.filter(({ isAgreed }) => isAgreed).map(({ termsId }) => termsId)}
          submit={t.about.submit}
          onAgreed={async () => {
            await begin({ begun: 'terms' });
            await goOn('FGS22000');
          }}
        >
          <Stack>
            <Bullets texts={t.about.rows(price)} />
            <InlineNotice tone="warning" messageId="goldSpread">
              {t.about.example({ amount: EXAMPLE, lost: spreadOn(EXAMPLE, price) })}
            </InlineNotice>
            <InlineNotice tone="warning" messageId="goldNotInsured">
              {t.notInsured}
            </InlineNotice>
          </Stack>
        </AgreeToService>
      </Screen>
    );
  },
);
