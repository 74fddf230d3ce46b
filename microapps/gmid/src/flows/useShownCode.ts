import { ApiError } from '@wallet/kit/api';
import { useAction, usePolling } from '@wallet/kit/app';
import { useState } from 'react';
import { makeCode, readCodeState } from '../api/calls.ts';
import type { Attribute } from '../model/digitalId.ts';

const POLL_MS = 1_500;

interface Watched {
  onRead: (read: { reader: string; what: readonly Attribute[] }) => void;
  /** it counts no more: another phone has the ID, or it was stopped */
  onClosed: (isMoved: boolean) => void;
}

/** A code at a counter, and what becomes of it: watched until it was read, is over, or counts no more. */
export function useShownCode({ onRead, onClosed }: Watched) {
  const [code, setCode] = useState<{ text: string; seconds: number } | null>(null);
  const [isWatching, setWatching] = useState(false);
  const make = useAction(async (proof: string) => {
    setCode(await makeCode(proof));
    setWatching(true);
  });
  function close(isMoved: boolean) {
    setWatching(false);
    setCode(null);
    onClosed(isMoved);
  }
  async function look() {
    if (!code) return;
    try {
      const { state, reader, what } = await readCodeState(code.text);
      if (state === 'waiting') return;
      setWatching(false);
      if (state === 'read') onRead({ reader, what });
      if (state === 'moved') close(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without an answer it is looked at again: its thirty seconds end by themselves. Refused, it counts no more.
      if (error.kind === 'code') close(false);
    }
  }
  usePolling(look, POLL_MS, isWatching);
  return { code, make };
}
