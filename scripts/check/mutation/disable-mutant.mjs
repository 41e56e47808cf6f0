// Disables the active mutant while modules load. In a reused thread, the last mutant would otherwise still be active
// while the tests for the next one are loaded.
if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined
