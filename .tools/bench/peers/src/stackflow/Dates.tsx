import { AppScreen } from '@stackflow/plugin-basic-ui';
import { useFlow } from '@stackflow/react/future';
import type { FormEvent } from 'react';
import { words } from '../domain/words.ts';

export function Dates() {
  const { push } = useFlow();
  function submit(event: FormEvent) {
    event.preventDefault();
    push('Sure', {});
  }
  return (
    <AppScreen appBar={{ title: words.dates }}>
      <form className="main" onSubmit={submit}>
        <label className="field">
          {words.checkIn}
          <input type="date" required />
        </label>
        <label className="field">
          {words.checkOut}
          <input type="date" required />
        </label>
        <label className="field">
          {words.guests}
          <input type="number" min={1} max={10} defaultValue={2} />
        </label>
        <button type="submit" className="primary">
          {words.book}
        </button>
      </form>
    </AppScreen>
  );
}
