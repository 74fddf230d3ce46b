import { ApiError } from '@wallet/kit/api';
import { Screen, useLoad } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { readSettings } from '../api/settingCalls.ts';
import type { Settings } from '../model/wallet.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';

interface WithSettingsProps {
  title: string;
  children: (settings: Settings) => ReactNode;
}

/** A screen of somebody's settings; for somebody without a wallet, the way to one. */
export function WithSettings({ title, children }: WithSettingsProps) {
  const load = useLoad(async (signal) => {
    try {
      return await readSettings(undefined, { signal });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'UBPT0001') return null;
      throw error;
    }
  });
  return (
    <Screen title={title} of={load}>
      {(settings) => (settings === null ? <JoinFirst /> : children(settings))}
    </Screen>
  );
}
