import { AgreeToTerms, Part, Screen, useAction, useLoad, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { BookingCalendar, Button, Card, KeyValue, Lead, Section } from '@wallet/kit/ui';
import { useState } from 'react';
import { apply, listAgencies, listBreeds, readAgencyDays, readTerms } from '../api/calls.ts';
import { AgencyList } from '../flows/AgencyList.tsx';
import { registering } from '../flows/registering.ts';
import { messages } from '../messages/index.ts';

/** Where and when, everything once more, and the application is sent. */
export const FML42400 = registering.step(
  {
    needs: ['address', 'animal'],
    ask: (_, settings) =>
      Promise.all([
        listAgencies(undefined, settings),
        listBreeds(undefined, settings),
        readTerms(undefined, settings),
      ]),
  },
  function Where({ draft, data: [agencies, breeds, terms], clear, reload }) {
    const t = messages.use();
    const { navigate } = useWallet();
    const { animal, kind, tag, hasChip, animalId, address } = draft;
    const [agencyId, setAgencyId] = useState('');
    const [visitOn, setVisitOn] = useState('');
    const able = agencies.filter(({ setsChips }) => tag === 'tag' || hasChip || setsChips);
    const agency = able.find(({ id }) => id === agencyId);
    const days = useLoad(readAgencyDays, agencyId || null);
    const send = useAction(
      async (agreed: string[]) => {
        const facts = { animal: { ...animal, kind, tag }, animalId, agencyId, visitOn, address, agreed };
        const { number } = await apply(facts);
        await clear();
        navigate.replace('FML41000', { query: { rceptNo: number, done: 'Y' }, asks: false });
      },
      {
        on: {
          PEMS_TWICE: () => navigate.replace('FML41000'),
          PEMS_NUMBER_OTHER: () => navigate.replace('FML42300'),
          PEMS_FULL: () => {
            setVisitOn('');
            days.reload();
          },
        },
        onRefusal: (code) => code !== 'PEMS_FULL' && reload(),
      },
    );
    if (!agency)
      return (
        <Screen ground>
          <Lead>{t.where.lead[tag]}</Lead>
          <AgencyList agencies={able} onChoose={({ id }) => setAgencyId(id)} />
        </Screen>
      );
    return (
      <Screen>
        <Section
          title={agency.name}
          action={
            <Button variant="text" size="small" action="otherAgency" onClick={() => setAgencyId('')}>
              {t.where.other}
            </Button>
          }
        >
          <Part of={days}>
            {(book) => book && <BookingCalendar book={book} value={visitOn} onChange={setVisitOn} />}
          </Part>
        </Section>
        {visitOn && (
          <AgreeToTerms
            terms={terms}
            action="submit"
            submit={t.where.submit({ on: visitOn })}
            onAgree={(agreed) => send.run(agreed)}
          >
            <Card tone="soft">
              <KeyValue
                rows={[
                  { label: t.facts.animal, value: animal.name },
                  {
                    label: t.facts.breed,
                    value: breeds.find(({ code }) => code === animal.breedCode)?.name ?? '',
                  },
                  { label: t.facts.birth, value: formatDate(animal.birth) },
                  { label: t.facts.tag, value: t.tags[tag] },
                  ...(animal.number ? [{ label: t.facts.number, value: animal.number }] : []),
                  { label: t.facts.address, value: address },
                  { label: t.facts.agency, value: agency.name },
                  { label: t.facts.visit, value: t.day({ on: visitOn }), isStrong: true },
                ]}
              />
            </Card>
          </AgreeToTerms>
        )}
      </Screen>
    );
  },
);
