import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Bullets, Card, ResultPage, Section } from '@wallet/kit/ui';
import { listKnown } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { isReportedLost, reasonOf } from '../model/card.ts';

/** How the cards stand now: what is locked, what still works, what is left to do. */
export function FMC41100() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(listKnown);
  return (
    <Screen of={load} noBack>
      {(cards) => {
        const kind = cards.some(isReportedLost) ? 'reported' : 'lifted';
        const words = t.lossEnd[kind];
        return (
          <>
            <ResultPage
              kind="success"
              title={words.title}
              description={words.hint}
              rows={cards.map((card) => ({
                label: t.kinds[card.kind],
                value: t.badges[reasonOf(card.reason)],
              }))}
            />
            <Card tone="soft">
              <Section title={t.lossEnd.next}>
                <Bullets texts={words.notes} />
              </Section>
            </Card>
            <MainButton action="done" run={() => navigate.replace('FMC10000')}>
              {t.request.done}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
