import { MainButton, Part, Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { Badge, BankMark, InlineNotice, Lead, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { listDesks, readRates } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { costOfHundred } from '../model/ground.ts';
import { Age } from '../parts/Age.tsx';
import { Rates } from '../parts/Rates.tsx';
import { TerminalChoice, terminalOf } from '../parts/TerminalChoice.tsx';

export function FKT51000() {
  const t = messages.use();
  const { navigate } = useWallet();
  const [terminal, setTerminal] = useState(terminalOf(useQuery().get('terminal')));
  const desks = useLoad(listDesks, terminal);
  const rates = useLoad(readRates);
  const cost = costOfHundred(desks.data?.desks ?? []);
  return (
    <Screen>
      {cost !== undefined && <Lead title={t.desks.costs({ amount: cost })} />}
      <InlineNotice>{t.desks.dear}</InlineNotice>
      <Section title={t.desks.rates}>
        <Part of={rates}>
          {(told) => (
            <>
              <Age at={told.at} />
              <Rates rates={told.rates} />
              {told.before && <Note>{t.desks.before({ date: told.before })}</Note>}
            </>
          )}
        </Part>
      </Section>
      <Section title={t.home.desks}>
        <TerminalChoice value={terminal} onChange={setTerminal} />
        <Part of={desks}>
          {({ desks: all }) => (
            <List label={t.home.desks}>
              {all.map(({ bank, place, opens, closes, isOpen, hundred }) => (
                <ListItem
                  key={place}
                  leading={<BankMark code="" name={bank} />}
                  title={bank}
                  description={`${place} · ${t.halls.hours({ opens, closes })}`}
                  {...(hundred === null
                    ? {}
                    : { trailing: t.won({ amount: hundred }), trailingNote: t.desks.hundred })}
                  badge={
                    <Badge tone={isOpen ? 'success' : 'neutral'}>
                      {isOpen ? t.desks.open : t.desks.closed}
                    </Badge>
                  }
                />
              ))}
            </List>
          )}
        </Part>
      </Section>
      <Note>{t.desks.customs}</Note>
      <MainButton action="exchange" run={() => navigate.open('/exchange/FEX00001')}>
        {t.desks.exchange}
      </MainButton>
    </Screen>
  );
}
