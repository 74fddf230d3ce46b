import { JoinFirst } from './JoinFirst.tsx';
import { RegisterFirst } from './RegisterFirst.tsx';

/** What stands where points cannot be moved yet: whoever lacks a wallet or a main account is led to one. */
export const walletFirst = { UBPT0001: <JoinFirst />, UBPT0002: <RegisterFirst /> };
