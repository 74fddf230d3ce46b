import { messages } from '../messages/index.ts';

/** The texts of the service half. */
export function useService() {
  return messages.use().service;
}
