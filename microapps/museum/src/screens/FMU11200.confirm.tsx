import { AgreeToTerms, Screen, usePayPage, usePerson, useWallet, WhileHeld } from '@wallet/kit/app';
import { maskPhone, phoneText } from '@wallet/kit/format';
import { Card, Cover, Lead, List, ListItem, Stack } from '@wallet/kit/ui';
import { order, readExhibition, readTicket } from '../api/calls.ts';
import { buying } from '../flows/buying.ts';
import { messages } from '../messages/index.ts';
import { exhibitionPlace } from '../parts/exhibitionPlace.ts';
import { TicketFacts } from '../parts/TicketFacts.tsx';

export const FMU11200 = buying.step(
  {
    needs: ['exhbId', 'tcktNo'],
    ask: ({ exhbId, tcktNo }, { signal }) =>
      Promise.all([readTicket({ tcktNo }, { signal }), readExhibition({ exhbId }, { signal })]),
  },
  function Confirm({ data: [ticket, { terms }], reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const phone = usePerson()?.phone ?? '';
    const { pay } = usePayPage((agreed: string[]) => order({ number: ticket.number, agreed }), {
      on: { MUS_LATE: () => navigate.replace('FMU11100') },
      onRefusal: reload,
    });
    return (
      <Screen>
        <WhileHeld hold={ticket.hold ?? { seconds: 0 }} again="FMU11100">
          <AgreeToTerms
            terms={terms}
            action="submit"
            submit={ticket.paid > 0 ? t.confirm.pay({ amount: ticket.paid }) : t.confirm.book}
            onAgree={pay}
          >
            <Stack>
              <Lead title={t.confirm.tickets(ticket)} />
              <List>
                <ListItem
                  leading={<Cover of={ticket.name} shape="small" place={exhibitionPlace(ticket.name)} />}
                  title={ticket.name}
                  description={ticket.museum}
                />
              </List>
              <Card tone="soft">
                <TicketFacts
                  isNamed
                  ticket={ticket}
                  more={[{ label: t.confirm.phone, value: maskPhone(phoneText(phone)) }]}
                />
              </Card>
            </Stack>
          </AgreeToTerms>
        </WhileHeld>
      </Screen>
    );
  },
);
