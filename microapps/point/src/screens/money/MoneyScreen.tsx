import { ApiError } from '@wallet/kit/api';
import { type Load, Screen } from '@wallet/kit/app';
import type { ReactNode } from 'react';
import { JoinFirst } from '../../parts/JoinFirst.tsx';
import { RegisterFirst } from '../../parts/RegisterFirst.tsx';

interface MoneyScreenProps {
  title: string;
  of: Load<unknown>;
  /** once there is data */
  children?: ReactNode;
}

/** What a screen of moving points shows before its data: whoever lacks a wallet or a main account is led to one. */
export function MoneyScreen({ title, of, children }: MoneyScreenProps) {
  const code = of.error instanceof ApiError ? of.error.code : undefined;
  const instead = code === 'UBPT0001' ? <JoinFirst /> : code === 'UBPT0002' ? <RegisterFirst /> : undefined;
  if (!instead) {
    return (
      <Screen title={title} of={of}>
        {children}
      </Screen>
    );
  }
  return <Screen title={title}>{instead}</Screen>;
}
