import { stayProblem } from '@wallet/kit/booking';
import { addDays, todaySeoul } from '@wallet/kit/format';
import { Actions, Button, DateSheet, SheetSelect, Stepper } from '@wallet/kit/ui';
import { useState } from 'react';
import { messages } from '../messages/index.ts';
import { regions } from '../model/forest.ts';
import type { ForestSearch } from '../model/search.ts';
import { bookingWindow } from '../model/stay.ts';

interface SearchBoxProps {
  initial: ForestSearch;
  /** the forest is known already: nights and guests only */
  isHere?: boolean;
  onSearch: (search: ForestSearch) => void;
}

/** Where, when and how many; what kind of room is a filter of the results. */
export function SearchBox({ initial, isHere = false, onSearch }: SearchBoxProps) {
  const t = messages.use();
  const [search, setSearch] = useState(initial);
  const change = (changes: Partial<ForestSearch>) => setSearch({ ...search, ...changes });
  const open = bookingWindow(todaySeoul());
  const isStayBad = search.checkIn !== '' && stayProblem(search, open) !== null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStayBad) onSearch(search);
      }}
    >
      {!isHere && (
        <SheetSelect
          isRow
          lead="place"
          field="region"
          label={t.search.region}
          options={[
            { value: '', title: t.search.anywhere },
            ...regions.map((region) => ({ value: region, title: t.regions[region] })),
          ]}
          value={search.region}
          onChange={(region) => change({ region })}
        />
      )}
      <DateSheet
        isRow
        lead="calendar"
        say={({ from = '', until = '' }) => t.shortStay({ checkIn: from, checkOut: until })}
        field="dates"
        label={t.search.dates}
        mode="range"
        value={{ from: search.checkIn, until: search.checkOut }}
        min={open.first}
        max={addDays(open.last, 1)}
        placeholder={t.search.anyDates}
        problem={isStayBad ? { id: 'badStay' } : null}
        problemMessage={t.refusals.badStay}
        onChange={({ from = '', until = '' }) => change({ checkIn: from, checkOut: until })}
      />
      <Stepper
        lead="people"
        field="guests"
        label={t.guests.guests}
        value={search.guests}
        min={1}
        max={10}
        unit={t.units.people}
        onChange={(guests) => change({ guests })}
      />
      <Actions>
        <Button full type="submit" action="submit">
          {t.search.submit}
        </Button>
      </Actions>
    </form>
  );
}
