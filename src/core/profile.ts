export const nicknameLength = 40

export const sexes = ['female', 'male', 'confidential'] as const
