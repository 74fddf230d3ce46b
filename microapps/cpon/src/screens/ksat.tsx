import { MainButton, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Card, Hero, IconTile, InlineNotice, List, ListItem, Section } from '@wallet/kit/ui';
import { readExam } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** The exam ticket: what examinees get with it, and when. */
function ExamTicket() {
  const t = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readExam, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground>
      {({ isOpen, from, until, ticketId, benefits }) => (
        <>
          <Hero
            isPromise
            label={t.ksat.lead}
            note={isOpen ? t.ksat.open({ date: until }) : t.ksat.closed({ date: from })}
            art={<IconTile picture="exam" size="large" />}
          />
          <Card>
            <Section title={t.ksat.benefits}>
              <List label={t.ksat.benefits}>
                {benefits.map(({ partner, text }) => (
                  <ListItem
                    key={partner}
                    leading={<IconTile picture="event" />}
                    title={text}
                    description={partner}
                  />
                ))}
              </List>
            </Section>
          </Card>
          <InlineNotice tone="warning">{t.ksat.crime}</InlineNotice>
          {ticketId !== '' ? (
            <MainButton action="openTicket" run={() => navigate.push('TicketView', { query: { ticketId } })}>
              {t.ksat.show}
            </MainButton>
          ) : (
            <MainButton
              action="add"
              disabled={!isOpen}
              run={() => navigate.push('TicketRegist', { query: { kind: 'ksat' } })}
            >
              {t.ksat.add}
            </MainButton>
          )}
        </>
      )}
    </Screen>
  );
}

export { ExamTicket as ksat };
