import { useAction } from '@wallet/kit/app';
import { hideToast, toast } from '@wallet/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { saveCardSettings } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { type ArrangedCard, phoneOrderOf, settingsOf } from '../model/homeOrder.ts';
import { phoneOrder } from '../state/phoneOrder.ts';

/** Behind each other; what is still unsaved then goes with the next change, or with leaving. */
const mostSaves = 20;

interface CardSettings {
  cards: readonly ArrangedCard[];
  /** Keeps the cards as they now stand, says so, and offers to take it back. */
  change(next: readonly ArrangedCard[]): void;
  /** Saves what could not be saved before. @returns whether all is kept */
  settle(): Promise<boolean>;
  isBusy: boolean;
}

/** The cards of home while they are arranged: each change is kept at once, by the server or by this phone. */
export function useCardSettings(initial: readonly ArrangedCard[]): CardSettings {
  const t = messages.use().cardSettings;
  const [cards, setCards] = useState(initial);
  const wanted = useRef(settingsOf(initial));
  const saved = useRef(JSON.stringify(wanted.current));

  // One save after the other: what changes while one is on its way is saved behind it.
  const isKept = () => JSON.stringify(wanted.current) === saved.current;
  const save = useAction(async () => {
    for (let turn = 0; turn < mostSaves && !isKept(); turn += 1) {
      const sent = wanted.current;
      await saveCardSettings(sent);
      saved.current = JSON.stringify(sent);
    }
    return isKept();
  });

  function keep(next: readonly ArrangedCard[]): Promise<boolean | undefined> {
    setCards(next);
    phoneOrder.keep(phoneOrderOf(next));
    wanted.current = settingsOf(next);
    return save.run();
  }

  // Elsewhere there is nothing that it could be taken back in.
  useEffect(() => hideToast, []);

  async function change(next: readonly ArrangedCard[]) {
    const before = cards;
    if (await keep(next)) toast(t.saved, { label: t.undo, onClick: () => void keep(before) });
  }

  return {
    cards,
    change: (next) => void change(next),
    settle: async () => (await save.run()) ?? false,
    isBusy: save.isRunning,
  };
}
