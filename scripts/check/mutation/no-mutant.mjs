// Modules are loaded with the code as it is. In a thread that stays, the change tried last would still be on while the
// next one's tests are loaded.
if (globalThis.__stryker__) globalThis.__stryker__.activeMutant = undefined
