import { pay } from './en/pay.ts';
import { service } from './en/service.ts';

export const messages = { ...service, ...pay };
