import { type FormEvent, useState } from 'react';
import { words } from '../domain/words.ts';
import { Header, Modal } from './Parts.tsx';

export function Dates() {
  const [isAsking, setAsking] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }
  return (
    <>
      <Header title={words.dates} />
      <main className="main">
        <form onSubmit={submit}>
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
        <Modal kind="dialog" isOpen={isAsking} onClose={() => setAsking(false)}>
          <p>{words.sure}</p>
          <div className="row">
            <button type="button" onClick={() => setAsking(false)}>
              {words.no}
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              {words.yes}
            </button>
          </div>
        </Modal>
      </main>
    </>
  );
}
