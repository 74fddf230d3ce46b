import { pay } from './ko/pay.ts';
import { service } from './ko/service.ts';

export const messages = { ...service, ...pay };
