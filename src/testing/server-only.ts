// Replaces `server-only`, whose real module throws outside a server bundle.
export {}
