/** Addresses of screens that need to be told which ticket; what the gate leads on to is the list. */
export const samples: Record<string, string> = {
  FLY40000: '/smat/FLY40000?ticketId=T-jeju',
  FLY41000: '/smat/FLY41000?ticketId=T-jeju',
  FLY41100: '/smat/FLY41100?shareId=H-sora',
};

export const asksNothing = ['FLY30000'];
