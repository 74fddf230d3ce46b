import { type ReactNode, type SubmitEvent, useState } from 'react';
import {
  type HistoryFilter,
  type HistoryPeriod,
  historyDays,
  historyPeriods,
  longestHistoryWords,
  oldestHistoryDay,
  todaySeoul,
} from '../../format/index.ts';
import { Chips, DateSheet, SearchField, SheetSelect } from '../../ui/index.ts';
import styles from './HistoryFilters.module.css';

interface HistoryFiltersProps<Kind extends string> {
  filter: HistoryFilter<Kind>;
  kinds: readonly Kind[];
  onChange: (filter: HistoryFilter<Kind>) => void;
  /** beside the days: another choice, as a chip that opens a sheet */
  more?: ReactNode;
  says: {
    kind: string;
    kinds: Readonly<Record<'all' | Kind, string>>;
    period: string;
    periods: Readonly<Record<HistoryPeriod, string>>;
    days: string;
    words: string;
    search: string;
  };
}

/** Above a history: the name that is looked for, and one row of the rest: the days behind a chip, and the kinds. */
export function HistoryFilters<Kind extends string>(props: HistoryFiltersProps<Kind>) {
  const { filter, kinds, onChange, more, says } = props;
  const today = todaySeoul();
  const days = historyDays(filter, today);
  const { from: _, to: __, ...withoutDays } = filter;
  const { words = '', ...withoutWords } = filter;
  return (
    <div className={styles.form}>
      <Search
        key={words}
        words={words}
        says={says}
        onSearch={(asked) => onChange({ ...withoutWords, ...(asked === '' ? {} : { words: asked }) })}
      />
      <Chips
        scrolls
        legend={says.kind}
        before={
          <>
            <SheetSelect
              isChip
              field="period"
              label={says.period}
              options={historyPeriods.map((value) => ({ value, title: says.periods[value] }))}
              value={filter.period}
              onChange={(period) => onChange({ ...withoutDays, period, ...(period === 'own' ? days : {}) })}
            />
            {more}
          </>
        }
        options={(['all', ...kinds] as const).map((value) => ({ value, label: says.kinds[value] }))}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      {filter.period === 'own' && (
        <DateSheet
          field="days"
          label={says.days}
          mode="range"
          min={oldestHistoryDay(today)}
          max={today}
          value={{ from: days.from, until: days.to }}
          onChange={({ from, until }) => from && until && onChange({ ...filter, from, to: until })}
        />
      )}
    </div>
  );
}

interface SearchProps {
  words: string;
  says: { words: string; search: string };
  onSearch: (words: string) => void;
}

function Search({ words, says, onSearch }: SearchProps) {
  const [typed, setTyped] = useState(words);
  return (
    <form
      aria-label={says.search}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <SearchField
        field="words"
        label={says.words}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          // Nothing to look for any more: all of it is shown again.
          if (next === '' && words !== '') onSearch('');
        }}
        maxLength={longestHistoryWords}
        find={says.search}
      />
    </form>
  );
}
